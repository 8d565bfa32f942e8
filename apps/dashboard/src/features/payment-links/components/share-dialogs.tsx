import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { PaymentLink } from '../api/types.ts';
import { SendForm } from './send-form.tsx';
import { ShareLink } from './share-link.tsx';

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
          <ShareLink
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
