import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';

type DeviceRowProps = {
  name: string;
  badge?: ReactNode;
  lines: ReactNode;
  /** Null if nothing can be done here. */
  action: { label: string; name: string; run: () => Promise<void> } | null;
};

/** A device, what is known about it, and how to end its access. */
export const DeviceRow = ({ name, badge, lines, action }: DeviceRowProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const act = async (run: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.li px={{ base: '4', sm: '5' }} py="3.5" borderTopWidth="1px" borderColor="border.muted">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div minW="0" flex="1 1 16rem">
          <chakra.p textStyle="strong" overflowWrap="anywhere" display="flex" flexWrap="wrap" gap="2">
            {name}
            {badge}
          </chakra.p>
          <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {lines}
          </chakra.div>
        </chakra.div>
        {action ? (
          <Button size="sm" loading={busy} aria-label={action.name} onClick={() => void act(action.run)}>
            {action.label}
          </Button>
        ) : null}
      </chakra.div>
      {failure ? (
        <chakra.div mt="3">
          <FailureBanner failure={failure} />
        </chakra.div>
      ) : null}
    </chakra.li>
  );
};
