// #region sign-up
import { createClient, ProblemError } from '@dasbor/sdk';

const client = createClient({
  baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
  mode: 'sandbox',
});

const form = {
  full_name: 'Sri Wahyuni',
  email: 'sri@contoh.example',
  mobile_phone: '0812-3456-7890',
  business_name: 'Warung Bu Sri',
  password: 'Password1!',
  password_confirmation: 'Password1!',
  terms_accepted: true,
};

try {
  await client.registerUser({ body: form });
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  for (const { field, code } of error.fields) console.log(field, code);
}

const password = 'Soto-Ayam-26';
await client.registerUser({
  body: { ...form, password, password_confirmation: password },
});
console.log('check your mail');
// #endregion sign-up

// #region invitation
export const accept = async (token: string, password: string) => {
  const { data } = await client.readInvitation({ body: { token } });
  const chosen = data.needs_password
    ? { password, password_confirmation: password }
    : {};
  await client.createPassword({ body: { token, ...chosen } });
};
// #endregion invitation
