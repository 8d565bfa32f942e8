/** How files name a customer's email address and phone, in lower case and without punctuation. */
export const CUSTOMER_TITLES = {
  email: ['email pelanggan', 'email', 'e mail', 'alamat email', 'email address'],
  mobile: [
    'nomor hp',
    'no hp',
    'nomor hp pelanggan',
    'nomor telepon',
    'no telepon',
    'telepon',
    'hp',
    'whatsapp',
    'no whatsapp',
    'nomor whatsapp',
    'customer phone',
    'phone',
    'phone number',
    'mobile',
    'mobile number',
  ],
} as const satisfies Record<string, readonly string[]>;
