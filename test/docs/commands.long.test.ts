// Runs every command that commands.test.ts knows.
import './commands.test.ts'
