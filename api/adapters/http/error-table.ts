import type { AccountsErrorCode } from '../../domain/accounts/errors.ts';
import type { AnalysisErrorCode } from '../../domain/analysis/errors.ts';
import type { CatalogErrorCode } from '../../domain/catalog/errors.ts';
import type { CreditsErrorCode } from '../../domain/credits/errors.ts';
import type { CurrenciesErrorCode } from '../../domain/currencies/errors.ts';
import type { IntegrationsErrorCode } from '../../domain/integrations/errors.ts';
import type { LearningErrorCode } from '../../domain/tutor/learning-errors.ts';
import type { OrderingErrorCode } from '../../domain/ordering/errors.ts';
import type { PartnerDashboardErrorCode } from '../../domain/partners/dashboard-errors.ts';
import type { PartnersErrorCode } from '../../domain/partners/errors.ts';
import type { PaymentsErrorCode } from '../../domain/payments/errors.ts';
import type { PlatformErrorCode } from '../../domain/platform/errors.ts';
import type { TaxErrorCode } from '../../domain/taxes/tax-settings.ts';
import type { ContactErrorCode } from '../../domain/visitors/contact-errors.ts';
import type { QuotaErrorCode } from '../../domain/visitors/quota.ts';
import type { ConversationErrorCode } from '../../domain/tutor/conversation-errors.ts';
import { accountsErrors } from './accounts/accounts-errors.ts';
import { analysisErrors } from './analysis/analysis-errors.ts';
import { creditsErrors } from './credits/credits-errors.ts';
import { catalogErrors } from './catalog/catalog-errors.ts';
import { currenciesErrors } from './currencies/currencies-errors.ts';
import { integrationsErrors } from './integrations/integrations-errors.ts';
import { learningErrors } from './tutor/learning-errors.ts';
import { orderingErrors } from './ordering/ordering-errors.ts';
import { partnerDashboardErrors } from './partners/partner-dashboard-errors.ts';
import { partnersErrors } from './partners/partners-errors.ts';
import { paymentsErrors } from './payments/payments-errors.ts';
import { platformErrors } from './platform/platform-errors.ts';
import { contactErrors } from './visitors/contact-errors.ts';
import { taxesErrors } from './taxes/taxes-errors.ts';
import { tutorErrors } from './tutor/tutor-errors.ts';
import { visitorQuotaErrors } from './visitors/visitor-quota-errors.ts';

/** Failures that the guard itself finds. */
export type RequestErrorCode =
  | 'request.invalid'
  | 'request.malformed_json'
  | 'request.malformed_multipart'
  | 'request.unknown_route'
  | 'request.method_not_allowed'
  | 'request.too_large'
  | 'request.malformed_http'
  | 'request.headers_too_large'
  | 'request.timed_out'
  | 'request.unsupported_type'
  | 'access.not_signed_in'
  | 'access.wrong_role'
  | 'access.foreign_origin'
  | 'access.expert_only'
  | 'access.key_scope'
  | 'access.too_many_requests'
  | 'platform.unexpected'
  | 'platform.unavailable';

export type ErrorCode =
  | AccountsErrorCode
  | AnalysisErrorCode
  | CreditsErrorCode
  | CatalogErrorCode
  | CurrenciesErrorCode
  | OrderingErrorCode
  | PartnersErrorCode
  | PartnerDashboardErrorCode
  | PaymentsErrorCode
  | PlatformErrorCode
  | TaxErrorCode
  | ContactErrorCode
  | ConversationErrorCode
  | LearningErrorCode
  | IntegrationsErrorCode
  | QuotaErrorCode
  | RequestErrorCode;

interface ErrorRow {
  status: number;
  /** The kind of problem, the same every time. */
  title: string;
  /** The sentence for people, unless the failure brings a better one. */
  text: string;
}

/** Every failure that an answer can name. A code without a row does not compile. */
export const errorTable = {
  'request.invalid': { status: 400, title: 'Invalid request', text: 'Some of what was sent is not valid.' },
  'request.malformed_json': { status: 400, title: 'Malformed JSON', text: 'The body is not valid JSON.' },
  'request.malformed_multipart': {
    status: 400,
    title: 'Malformed upload',
    text: 'Send exactly one file, as the multipart part named "file".',
  },
  'request.unknown_route': { status: 404, title: 'Not found', text: 'There is nothing at this address.' },
  'request.method_not_allowed': {
    status: 405,
    title: 'Method not allowed',
    text: 'This address has no such method.',
  },
  'request.too_large': { status: 413, title: 'Too large', text: 'The request is larger than the limit.' },
  'request.malformed_http': {
    status: 400,
    title: 'Malformed request',
    text: 'What was sent is not a request of HTTP/1.1.',
  },
  'request.headers_too_large': {
    status: 431,
    title: 'Header too large',
    text: 'The address and the header fields of a request may have 16 kB together.',
  },
  'request.timed_out': {
    status: 408,
    title: 'Too slow',
    text: 'The request did not arrive in time.',
  },
  'request.unsupported_type': {
    status: 415,
    title: 'Unsupported media type',
    text: 'The content is not of an accepted type.',
  },
  'access.not_signed_in': { status: 401, title: 'Not signed in', text: 'Please sign in.' },
  'access.wrong_role': { status: 403, title: 'Forbidden', text: 'Your account may not do this.' },
  'access.foreign_origin': {
    status: 403,
    title: 'Foreign origin',
    text: 'A request that signs in by cookie must come from our own pages. Programs use the bearer token.',
  },
  'access.expert_only': {
    status: 403,
    title: 'Expert plan needed',
    text: 'This needs the Expert plan.',
  },
  'access.key_scope': { status: 403, title: 'Key without the scope', text: 'This API key may not do this.' },
  'access.too_many_requests': {
    status: 429,
    title: 'Too many requests',
    text: 'This API key has asked too often. Wait as long as Retry-After says.',
  },
  ...accountsErrors,
  ...analysisErrors,
  ...creditsErrors,
  ...catalogErrors,
  ...currenciesErrors,
  ...orderingErrors,
  ...partnersErrors,
  ...partnerDashboardErrors,
  ...paymentsErrors,
  ...platformErrors,
  ...taxesErrors,
  ...contactErrors,
  ...tutorErrors,
  ...learningErrors,
  ...integrationsErrors,
  ...visitorQuotaErrors,
  'platform.unexpected': {
    status: 500,
    title: 'Unexpected failure',
    text: 'Something went wrong on our side. Please try again; if it happens again, contact us',
  },
  'platform.unavailable': {
    status: 503,
    title: 'Unavailable',
    text: 'A service that this needs does not answer. Nothing was changed; please try again in a moment.',
  },
} satisfies Record<ErrorCode, ErrorRow>;
