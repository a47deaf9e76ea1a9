// Longer evenings: in this run, `sized` in evenings.test.ts returns the larger number of actions.
import './evenings.test.ts'
