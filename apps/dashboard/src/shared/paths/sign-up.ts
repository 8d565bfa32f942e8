/** The address stays in the browser: it is behind the `#`. */
export const signedUpPath = (email: string): string => `/signup/success?email=${encodeURIComponent(email)}`;
