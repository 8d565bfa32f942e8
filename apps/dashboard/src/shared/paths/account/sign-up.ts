export const signUpPaths = {
  whatsApp: '/signup/whatsapp',
  /** The address stays in the browser: it is behind the `#`. */
  success: (email: string) => `/signup/success?email=${encodeURIComponent(email)}`,
} as const;
