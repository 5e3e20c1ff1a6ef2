/** What pages show of the installation. */
export interface PublicSettings {
  platformName: string;
  company: { name: string; number: string; address: string };
  supportEmail: string;
}
