import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useIpsWords } from './ips-field.tsx';
import { KEY_NAMES, keySchema, type Values, withKnownChoices } from './key-values.ts';

type KeyFormOptions = {
  /** The saved values, or an empty form. */
  saved: Values;
  /** Starts with mode and merchant, as one browser stores drafts of both. */
  draftName: string;
  onSave: (values: Values, form: { clear: () => void }) => Promise<void>;
};

export const useKeyForm = ({ saved, draftName, onSave }: KeyFormOptions) => {
  const t = useT('api-keys');
  const ipsWords = useIpsWords();
  const now = useClock();
  return useForm({
    initial: saved,
    schema: keySchema,
    around: { saved, now: now() },
    draft: draftName,
    restore: withKnownChoices,
    names: KEY_NAMES,
    words: (problem) =>
      problem.code === 'expiryInvalid'
        ? t('form.expiryInvalid', { earliest: '', latest: '', ...problem.params })
        : ipsWords(problem),
    submit: onSave,
  });
};
