export { PROBLEM_CODES, type AuthProblemCode } from './problems.ts';
export { LOGIN_POLICY } from './policy.ts';
export { minutesUntilOtpSend, OTP_SEND_WINDOW_MS, type OtpSends } from './otp-sends.ts';
export { emailProblem } from './email.ts';
export { PASSWORD_MIN_LENGTH, passwordProblems } from './password.ts';
export { NAME_MAX_LENGTH, nameProblem } from './name.ts';
export { digitsOfPhone, normalizePhone } from './phone.ts';
export { showPhone } from './show-phone.ts';
export { type LoginForm, validateLogin } from './login.ts';
