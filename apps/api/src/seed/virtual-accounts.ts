/** For trying the sandbox's bank simulator; the numbers are the same in every seed. */
export const DEMO_VIRTUAL_ACCOUNTS = [
  { number: '1900610020000001', channel: 'BCA', state: 'waiting', amount: 215_000 },
  { number: '8902290040000002', channel: 'MANDIRI', state: 'waiting', amount: 1_480_000 },
  { number: '1236170050000003', channel: 'BRI', state: 'waiting', amount: 96_000 },
  { number: '8808100000000004', channel: 'BNI', state: 'waiting', amount: 345_000 },
  { number: '8856500400000005', channel: 'PERMATA', state: 'open', amount: 500_000 },
  { number: '1899100100000006', channel: 'CIMB', state: 'static', amount: 150_000 },
  { number: '1900610020000007', channel: 'BCA', state: 'paid', amount: 189_000 },
  { number: '8902290040000008', channel: 'MANDIRI', state: 'expired', amount: 98_000 },
  { number: '1236170050000009', channel: 'BRI', state: 'disabled', amount: 245_000 },
] as const satisfies readonly DemoVirtualAccount[];

export type DemoVirtualAccount = {
  number: string;
  channel: string;
  /** waiting: closed amount; open: any amount within the limits; static: can be paid repeatedly. */
  state: 'waiting' | 'open' | 'static' | 'paid' | 'expired' | 'disabled';
  amount: number;
};
