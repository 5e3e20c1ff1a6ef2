/** Events cannot be delivered to the address; `reason` says why. */
export interface BadWebhookUrl {
  code: 'integrations.bad_url';
  reason: string;
}

export type IntegrationsError =
  | BadWebhookUrl
  | { code: 'integrations.blank_name' }
  | { code: 'integrations.key_not_found' }
  | { code: 'integrations.too_many_keys' }
  | { code: 'integrations.too_many_webhooks' }
  | { code: 'integrations.webhook_not_found' }
  | { code: 'integrations.webhook_idle' }
  | { code: 'integrations.delivery_not_found' }
  | { code: 'integrations.delivery_under_way' };

export type IntegrationsErrorCode = IntegrationsError['code'];
