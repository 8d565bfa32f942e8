import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
import { Link, useNavigate } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';

/** Whoever has as many as there may be hears so before anybody fills in a form. */
export function CreateKeyButton({ count, to }: { count: number; to: string }) {
  const t = useT('api-keys');
  const words = useCodeWords();
  const navigate = useNavigate();
  const { mostActive: maximum } = API_KEY_POLICY;
  if (count < maximum) {
    return (
      <LinkButton variant="primary">
        <Link to={to} onPointerEnter={() => prefetchPage(to)}>
          <PlusIcon />
          {t('list.new')}
        </Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"

      disabledReason={words('DPAY_API_KEY_LIMIT', { maximum })}
      onClick={() => void navigate(to)}
    >
      <PlusIcon />
      {t('list.new')}
    </Button>
  );
}
