/** The password of all demo users; `npm start` prints it beside this table. */
export const DEMO_PASSWORD = 'Dasbor-Demo-1';

export type DemoMerchantKey = 'kopi' | 'second' | 'suspended' | 'basic' | 'new';

/** Those with sales; the new one is not activated. */
export type SellingMerchantKey = Exclude<DemoMerchantKey, 'new'>;

export type DemoMerchant = {
  id: string;
  name: string;
  /** With the owner's, from onboarding: an account in one of these names is the merchant's own. */
  legalName: string;
  owner: string;
};

export const DEMO_MERCHANTS: Readonly<Record<DemoMerchantKey, DemoMerchant>> = {
  kopi: {
    id: 'mer_01DEM0MERC0000000000000001',
    name: 'Kopi Nusantara',
    legalName: 'PT Kopi Nusantara',
    owner: 'Ratna Wijayanti',
  },
  second: {
    id: 'mer_01DEM0MERC0000000000000002',
    name: 'Toko Batik Lestari',
    legalName: 'CV Batik Lestari',
    owner: 'Lestari',
  },
  suspended: {
    id: 'mer_01DEM0MERC0000000000000003',
    name: 'Warung Sejahtera',
    legalName: 'UD Warung Sejahtera',
    owner: 'Joko Susilo',
  },
  basic: {
    id: 'mer_01DEM0MERC0000000000000004',
    name: 'Kue Bu Tini',
    legalName: 'Kue Bu Tini',
    owner: 'Tini Suhartini',
  },
  new: {
    id: 'mer_01DEM0MERC0000000000000005',
    name: 'Warung Bu Siti',
    legalName: 'Warung Bu Siti',
    owner: 'Siti Aminah',
  },
};

export type DemoAccount = {
  id: string;
  email: string;
  name: string;
  merchant: DemoMerchantKey;
  /** One of the domain's built-in roles. */
  role: string;
  twoStep?: true;
  unverified?: true;
  /** Where the person works, too. */
  also?: { merchant: DemoMerchantKey; role: string };
  /** What to try with this user. */
  note: string;
};

const person = (number: number, email: string, name: string, role: string, note: string): DemoAccount => {
  const id = `usr_01DEM0VSER${String(number).padStart(16, '0')}`;
  return { id, email, name, merchant: 'kopi', role, note };
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  person(1, 'owner@demo.test', 'Ratna Wijayanti', 'Owner', 'everything'),
  person(2, 'admin@demo.test', 'Bagus Prasetyo', 'Admin', 'everything but approving fund transfers'),
  person(3, 'finance@demo.test', 'Maria Simanjuntak', 'Finance', 'money, reports, invoices'),
  person(4, 'uploader@demo.test', 'Dewi Anggraini', 'Uploader', 'makes disbursements and refunds'),
  {
    ...person(5, 'approver@demo.test', 'Hendra Gunawan', 'Approver', 'approves them; 2-step sign-in'),
    twoStep: true,
  },
  person(6, 'developer@demo.test', 'Fajar Nugroho', 'Developer', 'orders, payments, settings'),
  person(
    7,
    'viewer@demo.test',
    'Siti Rahmawati',
    'Viewer',
    'read only, personal data masked; simulates in sandbox',
  ),
  person(8, 'links@demo.test', 'Putu Ayu Lestari', 'Payment Link Maker', 'orders, payments, payment links'),
  {
    ...person(9, 'unverified@demo.test', 'Yusuf', 'Viewer', 'e-mail never confirmed: cannot sign in'),
    unverified: true,
  },
  { ...person(10, 'owner@second.test', 'Lestari', 'Owner', 'another merchant'), merchant: 'second' },
  {
    ...person(11, 'owner@suspended.test', 'Joko Susilo', 'Owner', 'a suspended merchant'),
    merchant: 'suspended',
  },
  { ...person(12, 'owner@basic.test', 'Tini Suhartini', 'Owner', 'a basic account'), merchant: 'basic' },
  {
    ...person(13, 'owner@new.test', 'Siti Aminah', 'Owner', 'signed up, not activated: sandbox only'),
    merchant: 'new',
  },
  {
    ...person(14, 'bookkeeper@demo.test', 'Rina Hartati', 'Finance', 'keeps the books of two merchants'),
    also: { merchant: 'second', role: 'Viewer' },
  },
];
