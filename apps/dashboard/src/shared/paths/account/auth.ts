export const authPaths = {
  login: '/login',
  otp: '/login/otp',
  signUp: '/signup',
  forgotPassword: '/forgot_password',
  emailNotVerified: (email: string) => `/email_not_verified?email=${encodeURIComponent(email)}`,
} as const;
