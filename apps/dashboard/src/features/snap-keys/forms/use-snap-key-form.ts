import { useForm } from '../../../shared/forms/use-form.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useIpsWords } from '../../api-keys/public.ts';
import { snapKeySchema, type Values } from './snap-key-values.ts';

type SnapKeyFormOptions = {
  /** The saved values, or an empty form. */
  saved: Values;
  /** Starts with mode and merchant, as one browser stores drafts of both. */
  draftName: string;
  onSave: (values: Values, form: { clear: () => void }) => Promise<void>;
};

export const useSnapKeyForm = ({ saved, draftName, onSave }: SnapKeyFormOptions) => {
  const now = useClock();
  return useForm({
    initial: saved,
    schema: snapKeySchema,
    around: { now: now() },
    draft: draftName,
    names: { allowed_ips: 'ips' },
    words: useIpsWords(),
    submit: onSave,
  });
};
