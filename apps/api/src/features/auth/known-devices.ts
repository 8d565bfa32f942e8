import { deviceName } from '@dasbor/domain/session';
import type { PassedSecondStep } from '@dasbor/domain/two-step';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { oneLine } from '../../platform/mail/one-line.ts';
import type { PublicCall } from '../../spec/handlers.ts';
import { addDevice, isNewDevice } from '../devices/public.ts';
import { mails } from './mails.ts';
import type { SigningIn } from './repository.ts';

/** Mails the person if they sign in here for the first time. A remembered device is known, whatever its address. */
export const noteNewDevice = async (
  tx: Tx,
  { by, now }: PublicCall,
  { person, secondStep }: { person: SigningIn; secondStep: PassedSecondStep | null },
): Promise<void> => {
  if (secondStep === 'remembered_device') return;
  const { ip, device } = by;
  if (!(await isNewDevice(tx, { personId: person.person_id, ip, device }))) return;
  await mail.queue(tx, {
    merchantId: person.merchant_id,
    recipient: person.email,
    kind: 'new_device',
    ...mails.newDevice[person.language]({ device: oneLine(deviceName(device)), ip, now }),
    now,
  });
};

/** Returns the token with which this browser needs no second step for a while. Only its hash is stored. */
export const rememberDevice = async (tx: Tx, call: PublicCall, person: SigningIn): Promise<string> => {
  const { deps, by, now } = call;
  const token = deps.tokens.opaque();
  const id = deps.ids.next('remembered_device', now);
  await addDevice(tx, {
    id,
    personId: person.person_id,
    tokenHash: deps.tokens.hash(token),
    device: by.device,
    ip: by.ip,
    now,
  });
  const who = { ...by, merchantId: person.merchant_id, actorId: person.user_id };
  await audit.record(tx, who, { action: 'remembered_device.added', target: id });
  return token;
};
