import type { components } from '@dasbor/sdk';

export type Inquiry = components['schemas']['VirtualAccountInquiry'];
export type VirtualAccountPayment = components['schemas']['VirtualAccountPaymentAnswer']['data'];
