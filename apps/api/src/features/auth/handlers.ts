export { login } from './login.ts';
export { resendLoginOtp, verifyLoginOtp } from './login-otp.ts';
export { createLoginPasskeyOptions, loginWithPasskey } from './login-passkey.ts';
export { reportLostSecondStep } from './lost-second-step.ts';
export { logout, logoutAll } from './logout.ts';
export { refreshToken } from './refresh.ts';
export { forgotPassword, resetPassword } from './reset-password.ts';
export { resendVerificationEmail, verifyEmail } from './verify-email.ts';
