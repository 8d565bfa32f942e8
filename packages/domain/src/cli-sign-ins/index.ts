export { CLI_SIGN_IN_POLICY, cliKeyExpiry, cliKeyName, scopesForCli } from './policy.ts';
export { type CliSignInProblemCode, PROBLEM_CODES } from './problems.ts';
export { decideCode, decideGuess, decidePoll, type Guesses, type PollPace } from './decide.ts';
export { newUserCode, readUserCode } from './user-code.ts';
