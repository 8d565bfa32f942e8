import type { Options } from '../command.ts';

export const RECEIVER_OPTIONS: Options = {
  forward: { type: 'string', about: 'the address of your receiver, without user and password' },
  secret: {
    type: 'string',
    about: 'the whsec_… that your receiver knows; unless given, one that belongs to the key, always the same',
  },
};
