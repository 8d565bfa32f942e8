import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import type { ReactNode } from 'react';
import type { Saving } from './autosave.ts';

type SaveBarProps = {
  label: string;
  /** What is left to do. */
  hint: string;
  /** While the draft is being made. */
  step: 'uploading' | 'saving' | null;
  saving: Saving;
  isBusy: boolean;
  disabledReason: string | undefined;
  /** Why it is not saved. Placed above the button so that it is visible at any scroll position. */
  notice: ReactNode;
  onDone: () => void;
};

/** Sticky, except on a phone or a short screen, where it would cover the rows. */
export const SaveBar = (props: SaveBarProps) => {
  const { label, hint, step, saving, isBusy, disabledReason, notice, onDone } = props;
  const t = useT('intake');
  return (
    <chakra.div
      css={{ '@media (min-width: 36em) and (min-height: 44em)': { position: 'sticky' } }}
      bottom="0"
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', sm: '5' }}
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="md"
    >
      {notice ? <chakra.div flex="1 0 100%">{notice}</chakra.div> : null}
      <Button variant="primary" loading={isBusy} disabledReason={disabledReason} onClick={onDone}>
        {label}
      </Button>
      <chakra.p textStyle="small" color="fg.muted" flex="1 1 14rem">
        <chakra.span role="status" data-saving={step ?? saving.kind}>
          {t(`save.${step ?? saving.kind}`)}
        </chakra.span>{' '}
        {disabledReason ?? hint}
      </chakra.p>
    </chakra.div>
  );
};
