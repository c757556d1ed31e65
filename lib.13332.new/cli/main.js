#!/usr/bin/env node

// cli/main.ts
process.env.NODE_ENV = "production";
process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(130));
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
var { run } = await import("../chunks/program-V2XLZXGG.js");
process.exitCode = await run(process.argv.slice(2));
