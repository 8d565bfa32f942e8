import rememberedFile from '../../../../../../openapi/features/devices/examples/remembered-devices.json' with { type: 'json' };
import sessionsFile from '../../../../../../openapi/features/devices/examples/sessions.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const sessions = example<'listSessions'>(sessionsFile);
const remembered = example<'listRememberedDevices'>(rememberedFile);
const shown = { listSessions: ok(sessions), listRememberedDevices: ok(remembered) } satisfies Scenario;

export const devices = {
  shown,
  noneRemembered: { ...shown, listRememberedDevices: ok({ data: [] }) },
  pending: { listSessions: 'pending', listRememberedDevices: 'pending' },
  failed: { listSessions: failed, listRememberedDevices: failed },
  endsSession: {
    ...shown,
    listSessions: [ok(sessions), ok({ data: sessions.data.slice(0, 1) })],
    endSession: ok(),
  },
  endedAlready: { ...shown, endSession: problem(404, 'DPAY_SIGN_IN_NOT_FOUND') },
  forgets: {
    ...shown,
    listRememberedDevices: [ok(remembered), ok({ data: [] })],
    forgetDevice: ok(),
  },
} satisfies Record<string, Scenario>;
