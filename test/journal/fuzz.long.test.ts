// fuzz.test.ts with five times as many files.
import './fuzz.test.ts'
