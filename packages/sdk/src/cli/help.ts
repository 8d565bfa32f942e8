export const HELP = `dasbor: webhooks on the machine you develop on

  dasbor listen --forward http://localhost:3000/webhooks
      forwards what happens from now on to your receiver, signed, until Ctrl-C

  dasbor trigger payment.completed --forward http://localhost:3000/webhooks
      sends a test event, or several (with spaces or commas between them), without anything having happened

  --forward   the address of your receiver, without user and password
  --events    of listen: only these, with commas between them
  --secret    the whsec_… that your receiver knows; unless given, one that belongs to the key, always the same
  --api       the host of the API, also DASBOR_URL; else http://localhost:4001, of a live key http://localhost:4000
  --version   of this package

DASBOR_KEY holds a key made in Settings > API keys, with webhooks:read and the scopes of what it is to hear: payments:read, orders:read,
settlements:read, and disbursements:read for payouts, transfers by SNAP and checks of account names. A test key hears the sandbox.
Each event is sent once, whatever your receiver answers. After a lost connection nothing is missing and nothing comes twice.`;
