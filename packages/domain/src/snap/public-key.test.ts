import { expect, it } from 'vitest';
import { isOnePublicKey } from './index.ts';

const block = (label: string) => `-----BEGIN ${label}-----\nMIIB+/0=\nAAAA\n-----END ${label}-----\n`;
const key = block('PUBLIC KEY');

it.each([
  ['a key', key, true],
  ['a key in the older form', block('RSA PUBLIC KEY'), true],
  ['a key with space around it', ` \n${key}\r\n`, true],
  ['a key with the line ends of Windows', key.replaceAll('\n', '\r\n'), true],
  ['nothing', '', false],
  ['two keys', key + key, false],
  ['two of different forms', key + block('RSA PUBLIC KEY'), false],
  ['words before it', `ours:\n${key}`, false],
  ['words after it', `${key}ours`, false],
  ['a certificate', block('CERTIFICATE'), false],
  ['a block that ends as another', key.replace('END', 'END RSA'), false],
  ['a block that does not end', key.slice(0, 40), false],
])('%s is one public key: %#', (_, text, want) => expect(isOnePublicKey(text)).toBe(want));
