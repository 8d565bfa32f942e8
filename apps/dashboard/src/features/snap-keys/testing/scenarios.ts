import active from '../../../../../../openapi/features/snap-keys/examples/snap-key-active.json' with { type: 'json' };
import revoked from '../../../../../../openapi/features/snap-keys/examples/snap-key-revoked.json' with { type: 'json' };
import twoSecrets from '../../../../../../openapi/features/snap-keys/examples/snap-key-two-secrets.json' with { type: 'json' };
import waiting from '../../../../../../openapi/features/snap-keys/examples/snap-key-waiting.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/snap-keys/examples/snap-keys.json' with { type: 'json' };
import publicKey from '../../../../../../openapi/features/snap-keys/examples/snap-public-key.json' with { type: 'json' };
import secret from '../../../../../../openapi/features/snap-keys/examples/snap-secret.json' with { type: 'json' };
import setPublicKey from '../../../../../../openapi/features/snap-keys/examples/set-snap-public-key-request.json' with { type: 'json' };
import { SNAP_POLICY } from '@dasbor/domain/snap';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { SnapKey } from '../api/types.ts';

const key = (file: { value: unknown }): SnapKey => example<'getSnapKey'>(file).data;

/** The contract's SNAP keys, by state. */
export const snapKeyExamples = {
  active: key(active),
  waiting: key(waiting),
  twoSecrets: key(twoSecrets),
  revoked: key(revoked),
} satisfies Record<string, SnapKey>;

export const snapSecret = example<'revealSnapSecret'>(secret).data.client_secret;
export const publicKeyPem = setPublicKey.value.public_key;

export const snapKeyList = listStates('listSnapKeys', {
  page: example<'listSnapKeys'>(keys),
  permission: 'settings.view',
  more: {
    full: ok({
      data: Array.from({ length: SNAP_POLICY.mostActiveKeys }, (_, at) => ({
        ...snapKeyExamples.active,
        id: `snk_01KAJ80000000000000000001${at}`,
      })),
    }),
  },
});

/** A key's page; every code is accepted. */
export const snapKeyDetail = (snapKey: SnapKey): Scenario => ({
  ...snapKeyList.page,
  ...codeTaken,
  getSnapKey: ok({ data: snapKey }),
  revealSnapSecret: ok({ data: { snap_key: snapKey, client_secret: snapSecret } }),
  getSnapPublicKey: ok(example<'getSnapPublicKey'>(publicKey)),
  createSnapKey: ok({ data: snapKey }, { status: 201 }),
});

export const snapKeyStates = recordStates('getSnapKey', {
  notFound: problem(404, 'DPAY_SNAP_KEY_NOT_FOUND'),
  permission: 'settings.view',
});
