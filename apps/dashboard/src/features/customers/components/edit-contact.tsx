import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Drawer } from '../../../shared/ui/overlays/drawer.tsx';
import type { Customer } from '../api/types.ts';
import { ContactForm } from './contact-form.tsx';
import { useMayEdit } from './contact-section.tsx';

/** The contact form beside the page, at its own address. */
export const EditContact = ({ customer }: { customer: Customer }) => {
  const t = useT('customers');
  const mayEdit = useMayEdit();
  const [params, setParams] = useSearchParams();
  const close = () => {
    const { edit: _closed, ...rest } = Object.fromEntries(params);
    setParams(rest, { replace: true });
  };
  return (
    <Drawer
      open={mayEdit && params.get('edit') === 'contact'}
      placement="end"
      onClose={close}
      title={t('form.title', { name: customer.name })}
    >
      <ContactForm customer={customer} onDone={close} />
    </Drawer>
  );
};
