import './evening.test.ts'
