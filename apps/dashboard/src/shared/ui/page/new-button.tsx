import type { Problem } from '@dasbor/domain/kernel';
import { Link, useNavigate } from 'react-router-dom';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { prefetchPage } from '../../lib/prefetch.ts';
import { Button, LinkButton } from '../button.tsx';
import { PlusIcon } from '../icons.tsx';

type NewButtonProps = {
  to: string;
  label: string;
  /** Why there can be no other one now: who has as many as there may be hears so before filling in a form. */
  refusal?: Problem | undefined;
};

/** The way to the form that makes another one. */
export const NewButton = ({ to, label, refusal }: NewButtonProps) => {
  const words = useCodeWords();
  const navigate = useNavigate();
  if (!refusal) {
    return (
      <LinkButton variant="primary">
        <Link to={to} onPointerEnter={() => prefetchPage(to)}>
          <PlusIcon />
          {label}
        </Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"
      disabledReason={words(refusal.code, refusal.params)}
      onClick={() => void navigate(to)}
    >
      <PlusIcon />
      {label}
    </Button>
  );
};
