interface Project {
  displayName: string;
  testMatch: string[];
  testPathIgnorePatterns: string[];
}

declare const config: { projects: Project[] };
export default config;
