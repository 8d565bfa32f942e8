import { chakra } from '@chakra-ui/react';
import type { ReminderStep } from '@dasbor/domain/invoice-reminders';
import { useStepWords } from '../presentation/use-step-words.ts';

export const StepList = ({ steps }: { steps: readonly ReminderStep[] }) => {
  const words = useStepWords();
  return (
    <chakra.ul textStyle="body" ps="5" listStyleType="disc">
      {steps.map((step) => (
        <li key={`${step.days} ${step.channel}`}>{words.step(step)}</li>
      ))}
    </chakra.ul>
  );
};
