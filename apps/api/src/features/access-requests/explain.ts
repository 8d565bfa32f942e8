import { effectiveFlags } from '@dasbor/domain/access';
import { giverPermissions, modeThatHas, whatIsMissing } from '@dasbor/domain/access-requests';
import type { Need } from '@dasbor/domain/access-requests';
import type { Call } from '../../spec/handlers.ts';
import { findAskedAt, readMerchant, selectColleagues } from './repository.ts';

export type Found = Awaited<ReturnType<typeof explain>>;

/** What the person lacks, and who can give it. */
export const explain = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, need: Need) => {
  const {
    is_full: isFullAccount,
    sandbox_only: isSandboxOnly,
    other_config: otherConfig,
    name,
  } = await readMerchant(tx);
  const otherMode = session.mode === 'live' ? ('sandbox' as const) : ('live' as const);
  const around = {
    who: session,
    otherFlags: isSandboxOnly && otherMode === 'live' ? null : effectiveFlags(otherConfig, otherMode),
    isFullAccount,
  };
  const { userId } = session;
  const kind = whatIsMissing(need, around);
  const colleagues =
    kind === 'none' || kind === 'mode'
      ? []
      : await selectColleagues(tx, { userId, permissions: giverPermissions(need) });
  return {
    need,
    kind,
    mode: kind === 'none' ? null : modeThatHas(need, around),
    colleagues,
    askedAt: await findAskedAt(tx, { userId, need }),
    merchantName: name,
  };
};
