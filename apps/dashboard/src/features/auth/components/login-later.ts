export { PasskeySignIn } from './passkey-sign-in.tsx';
export { SignInProblem } from './sign-in-problem.tsx';
