import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import { useUnloadGuard } from '../../../shared/unsaved/use-unload-guard.ts';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Codes are shown once, so it stays open until the person confirms that they are stored. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const t = useT('two-step');
  const { email } = useSession();
  const [isStored, setStored] = useState(false);
  const isShown = codes.length > 0;
  useUnloadGuard(isShown);
  const text = `${t('recovery.fileTitle', { email })}\n\n${codes.join('\n')}\n`;

  const done = () => {
    setStored(false);
    onClose();
  };

  return (
    <Dialog
      alert
      open={isShown}
      onClose={() => undefined}
      title={t('recovery.shown')}
      description={t('recovery.shownText')}
      footer={
        <Button variant="primary" disabledReason={isStored ? undefined : t('recovery.notYet')} onClick={done}>
          {t('recovery.done')}
        </Button>
      }
    >
      <chakra.div display="grid" gap="4" mt="4">
        <chakra.ul
          aria-label={t('recovery.title')}
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          gap="2"
          m="0"
          px="3.5"
          py="3"
          bg="bg.subtle"
          borderRadius="control"
          fontFamily="mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </chakra.ul>
        <chakra.div display="flex" alignItems="center" gap="2">
          <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE)}>
            {t('recovery.save')}
          </Button>
          <CopyButton value={codes.join('\n')} what={t('recovery.title')} />
        </chakra.div>
        <Choice title={t('recovery.stored')} checked={isStored} onChange={() => setStored(!isStored)} />
      </chakra.div>
    </Dialog>
  );
};

const FILE = 'dasbor-recovery-codes.txt';
