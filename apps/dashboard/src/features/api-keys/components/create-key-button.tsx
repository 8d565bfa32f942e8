import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
import { problem } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';

/** For the merchant or one subaccount: each has its own limit. */
export const CreateKeyButton = ({ count, to }: { count: number; to: string }) => {
  const t = useT('api-keys');
  const { mostActive: maximum } = API_KEY_POLICY;
  const refusal = count < maximum ? undefined : problem('DPAY_API_KEY_LIMIT', { maximum });
  return <NewButton to={to} label={t('list.new')} refusal={refusal} />;
};
