// #region client
import { createClient } from '@dasbor/sdk';

/** One for the whole process. The key decides the mode: `dp_test_…` is the sandbox. */
export const client = createClient({
  baseUrl: process.env['DASBOR_URL'] ?? 'http://localhost:4001',
  key: process.env['DASBOR_KEY'],
  language: 'en', // of messages; the default is Indonesian
});
// #endregion client
