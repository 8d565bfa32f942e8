import { useSearchParams } from 'react-router-dom';

/** Which dialog of the page is open. It is part of the address, so that "back" closes it and a reload keeps it. */
export function useStep() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace },
    );
  return {
    step: params.get('step'),
    open: (step: string) => change((next) => next.set('step', step), false),
    close: () => change((next) => next.delete('step'), true),
  };
}
