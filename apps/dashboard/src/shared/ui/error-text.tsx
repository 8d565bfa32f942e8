import { chakra } from '@chakra-ui/react';
import { CrossCircleIcon } from './icons.tsx';

type ErrorTextProps = {
  /** The control references it in `aria-describedby`. */
  id: string;
  children: string;
};

/** A field's error, below the field. `ProblemSummary` finds it by `data-part`. */
export const ErrorText = ({ id, children }: ErrorTextProps) => (
  <chakra.p id={id} data-part="error" color="fg.error" textStyle="small" display="flex" gap="1.5">
    <chakra.span mt="0.5" flexShrink={0} fontSize="xs">
      <CrossCircleIcon />
    </chakra.span>
    {children}
  </chakra.p>
);
