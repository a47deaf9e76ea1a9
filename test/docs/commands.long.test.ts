// Runs every command listed in commands.test.ts.
import './commands.test.ts'
