import type { Mode } from '@dasbor/domain/access';
import { useStore } from 'jotai';
import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { modeAtom } from '../../../shared/state/mode.ts';
import { Button } from '../../../shared/ui/button.tsx';

type OtherModeProps = {
  mode: Mode;
  /** The feature is missing only in this mode, so the switch is the answer. */
  isAnswer: boolean;
};

/** Switches to the mode that has the feature, and starts at home there. */
export const OtherMode = ({ mode, isAnswer }: OtherModeProps) => {
  const t = useT('errors');
  const atoms = useStore();
  const navigate = useNavigate();
  const choose = () => {
    void navigate('/home', { replace: true });
    startTransition(() => atoms.set(modeAtom, mode));
  };
  return (
    <Button variant={isAnswer ? 'primary' : 'secondary'} onClick={choose}>
      {t(isAnswer ? `denied.switch.${mode}` : 'denied.try')}
    </Button>
  );
};
