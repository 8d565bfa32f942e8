import { answerRequests } from '../../../../shared/intake/doctor/answer-requests.ts';
import { payoutIntake } from '../payout-intake.ts';

answerRequests(payoutIntake);
