import { useLayoutEffect, useRef, useState } from 'preact/hooks';

type HistoryStep<Step extends string> = {
  step: Step | undefined;
  open: (step: Step) => void;
  close: () => void;
};

/** A step of a page that Back closes. It does not survive a reload, as what it shows does not. */
export const useHistoryStep = <Step extends string>(): HistoryStep<Step> => {
  const [step, setStep] = useState<Step>();
  const isClosingRef = useRef(false);
  // Before anybody can press anything.
  useLayoutEffect(() => {
    history.replaceState(null, '');
    const follow = () => {
      isClosingRef.current = false;
      setStep(stepInHistory<Step>());
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    step,
    open: (next) => {
      history.pushState({ step: next }, '');
      setStep(next);
    },
    // Going back takes a moment, and Back may have closed the step already: one more step back would leave the page.
    close: () => {
      if (isClosingRef.current || !stepInHistory<Step>()) return;
      isClosingRef.current = true;
      history.back();
    },
  };
};

const stepInHistory = <Step extends string>(): Step | undefined =>
  (history.state as { step?: Step } | null)?.step;
