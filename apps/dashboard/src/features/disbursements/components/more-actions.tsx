import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Menu } from '../../../shared/ui/overlays/menu.tsx';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import type { Disbursement } from '../api/types.ts';
import { mayFix } from '../presentation/next-step.ts';
import { useStep } from '../presentation/use-step.ts';

/** Less common actions while the maker can change the batch. */
export const MoreActions = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const who = useWho();
  const { open } = useStep();
  if (!mayFix(batch, who)) return null;
  return (
    <Menu
      trigger={{
        size: 'sm',
        children: (
          <>
            {t('detail.more')}
            <ChevronDownIcon />
          </>
        ),
      }}
      items={[
        { kind: 'action', key: 'rename', label: t('action.rename'), onSelect: () => open('rename') },
        { kind: 'separator', key: 'line' },
        { kind: 'action', key: 'cancel', label: t('action.cancel'), onSelect: () => open('cancel') },
      ]}
    />
  );
};
