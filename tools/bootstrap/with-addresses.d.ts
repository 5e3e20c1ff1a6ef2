export declare function withAddresses(lockfile: string): string;
