import { answerRequests } from '../../../../shared/intake/doctor/answer-requests.ts';
import { invoiceIntake } from '../invoice-intake.ts';

answerRequests(invoiceIntake);
