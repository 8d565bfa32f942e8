import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { PaymentLink } from '../api/types.ts';
import { SendForm } from './send-form.tsx';
import { ShareParts } from './share-parts.tsx';

type Open = 'new' | 'mail';

/** The dialog of a new link and the dialog for a mail; each has its own address. */
export const useShareDialog = () => {
  const [params, setParams] = useSearchParams();
  const show = (open: Open | null) => {
    const { share: _before, ...rest } = Object.fromEntries(params);
    setParams(open ? { ...rest, share: open } : rest, { replace: true });
  };
  return { open: params.get('share'), show };
};

export const ShareDialogs = ({ link }: { link: PaymentLink }) => {
  const t = useT('payment-links');
  const { open, show } = useShareDialog();
  const close = () => show(null);
  return (
    <>
      <Dialog
        open={open === 'new'}
        onClose={close}
        size="lg"
        title={t('made.title')}
        description={t('made.text')}
        footer={<Button onClick={close}>{t('made.close')}</Button>}
      >
        <chakra.div mt="4">
          <ShareParts
            link={link}
            actions={
              <Button size="sm" onClick={() => show('mail')}>
                {t('send.action')}
              </Button>
            }
          />
        </chakra.div>
      </Dialog>
      <Dialog open={open === 'mail'} onClose={close} title={t('send.title')} description={t('send.text')}>
        <chakra.div mt="4">
          <SendForm link={link} onDone={close} />
        </chakra.div>
      </Dialog>
    </>
  );
};
