import { useEffect, useState } from 'preact/hooks';

type HistoryStep<Step extends string> = {
  step: Step | undefined;
  open: (step: Step) => void;
  close: () => void;
};

/** A step of a page that Back closes. It does not survive a reload, as what it shows does not. */
export const useHistoryStep = <Step extends string>(): HistoryStep<Step> => {
  const [step, setStep] = useState<Step>();
  useEffect(() => {
    history.replaceState(null, '');
    const follow = () => setStep((history.state as { step?: Step } | null)?.step);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    step,
    open: (next) => {
      history.pushState({ step: next }, '');
      setStep(next);
    },
    close: () => history.back(),
  };
};
